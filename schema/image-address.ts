/** The URL of an article's image: a path of this site, or a URL that starts with https. */
export const imageAddress = /^(?:\/(?![/\\])|https:\/\/[^/\\\s])\S*$/i;
