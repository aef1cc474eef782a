/** The length in characters up to which a list leaves space for a part of an e-mail address. */
const longestPart = 48;

/**
 * An e-mail address. It may break before its @, and elsewhere only if one part is longer than a
 * line; copied text is the unchanged address. A link around it needs a label, because its parts
 * would be read as two words.
 */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  const parts = at > 0 ? [email.slice(0, at), email.slice(at)] : [email];
  return (
    <span className="adm-email">
      {parts.map((part) => (
        <span key={part} data-long={part.length > longestPart ? '' : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
