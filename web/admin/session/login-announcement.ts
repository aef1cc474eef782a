const channelName = 'loon-admin-login';

/** Tells the administration's other tabs that somebody has logged in. */
export function announceLogin(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('logged in');
  channel.close();
}

/** Calls `listener` when another tab has logged in; returns how to stop. */
export function onLoginAnnounced(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
