/**
 * The header of a request that a page makes by itself, such as one that asks for news every half
 * minute: it does not count as a use of the session, which would never end otherwise.
 */
export const unattendedHeader = 'x-loon-unattended';
