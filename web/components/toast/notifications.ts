export const notificationsId = 'notifications';
