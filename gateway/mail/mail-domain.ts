const address = /(?<![^\s<>@])([^\s<>@]+@([a-z0-9.-]+))>?\s*$/i;

/** The bare address of a sender such as `Loon <site@loon.example>`; undefined if there is none. */
export function mailAddressOf(from: string | undefined): string | undefined {
  return address.exec(from ?? '')?.[1];
}

/** The right side of Message-IDs: the sender's domain, or the host of the site. */
export function mailDomainOf(from: string | undefined, publicUrl: string): string {
  return address.exec(from ?? '')?.[2]?.toLowerCase() ?? new URL(publicUrl).hostname;
}
