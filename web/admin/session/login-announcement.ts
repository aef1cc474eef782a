const channelName = 'loon-admin-login';

/** Notifies the administration's other tabs of a login. */
export function announceLogin(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('logged in');
  channel.close();
}

/** Calls `listener` after a login in another tab. Returns a function that unsubscribes it. */
export function onLoginAnnounced(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
