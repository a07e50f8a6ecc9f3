"""What is said to somebody who asks, wishes in vain or only talks."""
