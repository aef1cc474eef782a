/** The longest part of an address, in characters, that a list makes room for. */
const roomyPart = 48;

/**
 * An e-mail address. It may begin a new line before its @, and breaks elsewhere only where a part
 * alone is longer than a line; what is copied is the address as it is. A link around it needs a
 * label, since its parts would be read as two words.
 */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  const parts = at > 0 ? [email.slice(0, at), email.slice(at)] : [email];
  return (
    <span className="adm-email">
      {parts.map((part) => (
        <span key={part} data-long={part.length > roomyPart ? '' : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
