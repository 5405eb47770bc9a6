// Files of a project share one window: what one leaves in it, another would begin with.
document.body.replaceChildren();
history.replaceState(null, '', '/');
localStorage.clear();
sessionStorage.clear();
