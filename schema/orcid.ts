const shape = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/u;
const resolver = /^https?:\/\/(?:www\.)?orcid\.org\//iu;

/** The check character of the first 15 digits (ISO 7064, MOD 11-2). */
function checkCharacter(digits: string): string {
  const total = digits.split('').reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const remainder = (12 - (total % 11)) % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/** An ORCID iD without its address, such as 0000-0002-1825-0097. */
export function bareOrcid(text: string): string {
  return text.trim().replace(resolver, '').replace(/\/$/u, '').toUpperCase();
}

/** Whether a text is an ORCID iD whose last character is the checksum of the others. */
export function isOrcid(text: string): boolean {
  const digits = text.replaceAll('-', '');
  return shape.test(text) && checkCharacter(digits.slice(0, 15)) === digits.slice(15);
}

export function orcidAddress(orcid: string): string {
  return `https://orcid.org/${orcid}`;
}
