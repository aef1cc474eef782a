/** Id of the element that holds the notifications. */
export const notificationsId = 'notifications';
