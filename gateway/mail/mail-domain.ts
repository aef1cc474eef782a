const domain = /@([a-z0-9.-]+)>?\s*$/i;

/** The right side of Message-IDs: the sender's domain, else the host of the site. */
export function mailDomainOf(from: string | undefined, publicUrl: string): string {
  return domain.exec(from ?? '')?.[1]?.toLowerCase() ?? new URL(publicUrl).hostname;
}
