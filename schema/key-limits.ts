/** API keys (product 19). */
export const keyLimits = {
  nameMax: 80,
  /** So many may be in force at once. */
  keysMax: 50,
  /** The last use is written at most this often. */
  lastUseEveryMs: 60_000,
  /** So long a key that is no longer in force stays in the list. */
  listedDaysAfterEnd: 90,
} as const;

/** What is said of keys, to people and to programs. */
export const keyMessages = {
  nameRequired: 'Give the key a name.',
  nameTaken:
    'Another key in force has this name. Choose another, so that the two can be told apart.',
  scopesRequired: 'Choose at least one thing that the key may do.',
  expired: 'Choose a day to come.',
  keysMax: `There are ${String(keyLimits.keysMax)} keys in force. Revoke one that nobody needs any more.`,
  missing: 'This key does not exist, or was revoked before.',
  unknown: 'This API key is not valid: it is unknown, has expired or was revoked.',
  administratorsOnly: 'No API key may do this. A person has to log in for it.',
} as const;

/** The refusal of what a key has no scope for. */
export function scopeMissing(scope: string): string {
  return `This API key may not do this: it lacks the scope ${scope}.`;
}

/** What the settings say once something was done. */
export const keyToasts = { revoked: { title: 'API key revoked' } } as const;
