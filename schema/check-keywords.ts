import type { z } from 'zod';
import { isEmailAddress } from './email-address.ts';
import { freeMailDomains } from './free-mail.ts';
import { postLimits, requestLimits as limits } from './limits.ts';
import { isLongContent, isSlugOrEmpty } from './post-rules.ts';
import { isDemoProfileUrl, isTrialProfileUrl, knownProfileSites } from './profile-url.ts';
import { platforms } from './request-choices.ts';
import { areKnownPlatforms, isAgreed, isProfessional } from './request-rules.ts';
import { isSingleLine, isVisible } from './text-rules.ts';

/** A check as JSON Schema keywords, and patterns that must not match. */
interface CheckKeywords {
  keywords?: Record<string, unknown>;
  not?: readonly string[];
}

/** A case-insensitive pattern for a text, because JSON Schema patterns have no flags. */
function anyCase(text: string): string {
  return text
    .replaceAll('.', String.raw`\.`)
    .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** A minimum number of characters, not counting leading and trailing blanks, which are trimmed. */
function trimmedMin(min: number): string {
  return min < 2 ? String.raw`\S` : String.raw`\S[\s\S]{${min - 2},}\S`;
}

const blank = String.raw`[\s\p{Cc}]`;
const lineBreak = String.raw`[\r\n\u2028\u2029]`;
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const punycode = '[xX][nN]--(?:[a-zA-Z0-9-]{0,58}[a-zA-Z0-9])';

const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const email = String.raw`^\s*${atom}(?:\.${atom})*@(?:${label}\.)+(?:[a-zA-Z]{2,63}|${punycode})\s*$`;

const scheme = '(?:[hH][tT][tT][pP][sS]?://)?';
const inUrl = String.raw`[^\s\p{Cc}<>"\\` + '`]';
const inPath = String.raw`[^\s\p{Cc}<>"\\?#` + '`]';
const tail = `(?:[/?#]${inUrl}*)?`;
const suffix = (max: string) => `[a-zA-Z]{${limits.profileUrlSuffixMin},${max}}`;
const trialUrl = String.raw`^\s*${scheme}(?:${label}\.)+${suffix(String(limits.trialProfileUrlSuffixMax))}${tail}\s*$`;

const hostsOf = (sites: typeof knownProfileSites) =>
  sites.flatMap(({ hosts }) => hosts.map(anyCase)).join('|');
const knownHosts = hostsOf(knownProfileSites);
const ownHosts = hostsOf(knownProfileSites.filter((site) => site.profileSubdomains === true));
const demoUrl = [
  String.raw`(?:${label}\.)+(?:${suffix('')}|${punycode})/${inPath}${inUrl}*`,
  String.raw`(?:${label}\.)*(?:${knownHosts})/?\?[^\s\p{Cc}<>"\\#` + '`]' + `${inUrl}*`,
  String.raw`(?:${label}\.)+(?:${ownHosts})${tail}`,
].join('|');
/** A home page on a site that gives each member a subdomain; `www` is not a member. */
const ownHomePage = String.raw`^\s*${scheme}[wW]{3}\.(?:${ownHosts})/?\??(?:#.*)?\s*$`;

/** Custom check functions, which zod omits from JSON Schema. */
const byFunction = new Map<unknown, CheckKeywords>([
  [isVisible, { not: [String.raw`^[\s\p{Cc}\p{Cf}]*$`] }],
  [isSingleLine, { not: [String.raw`[^\s\p{Cc}][\s\S]*${lineBreak}${blank}*[^\s\p{Cc}]`] }],
  [
    isEmailAddress,
    {
      keywords: { pattern: email },
      not: [String.raw`^\s*[^@]{${limits.emailLocalPartMax + 1},}@`],
    },
  ],
  [isProfessional, { not: [String.raw`@(?:${freeMailDomains.map(anyCase).join('|')})\s*$`] }],
  [isTrialProfileUrl, { keywords: { pattern: trialUrl } }],
  [
    isDemoProfileUrl,
    {
      keywords: { pattern: String.raw`^\s*${scheme}(?:${demoUrl})\s*$` },
      not: [String.raw`^\s*\S{0,${limits.demoProfileUrlMin - 1}}\s*$`, ownHomePage],
    },
  ],
  [isAgreed, { keywords: { const: true } }],
  [
    areKnownPlatforms,
    { keywords: { items: { type: 'string', enum: platforms.map(({ value }) => value) } } },
  ],
  [isLongContent, { keywords: { pattern: trimmedMin(postLimits.contentMin) } }],
  [isSlugOrEmpty, { keywords: { pattern: String.raw`^\s*(?:[a-z0-9]+(?:-[a-z0-9]+)*)?\s*$` } }],
]);

const isTrim = (check: z.core.$ZodCheckOverwriteDef<string>): boolean => check.tx(' a ') === 'a';

/**
 * Keywords for the checks that zod omits from JSON Schema or converts differently: functions, and
 * minimum lengths of trimmed texts.
 */
export function checkKeywords({ _zod: { def } }: z.core.$ZodType): Record<string, unknown> {
  let trimmed = false;
  const found: CheckKeywords[] = [];
  for (const { _zod } of def.checks ?? []) {
    const check = _zod.def as z.core.$ZodCheckDef & { fn?: unknown };
    if (check.check === 'overwrite') {
      trimmed ||= isTrim(_zod.def as z.core.$ZodCheckOverwriteDef<string>);
    }
    if (check.check === 'min_length' && trimmed) {
      const { minimum } = _zod.def as z.core.$ZodCheckMinLengthDef;
      found.push({ keywords: { pattern: trimmedMin(minimum) } });
    }
    found.push(byFunction.get(check.fn) ?? {});
  }
  const not = found.flatMap((one) => one.not ?? []).map((pattern) => ({ pattern }));
  return {
    ...(Object.assign({}, ...found.map(({ keywords }) => keywords)) as Record<string, unknown>),
    ...(not.length === 0 ? {} : { not: not.length === 1 ? not[0] : { anyOf: not } }),
  };
}
