/** A figure with a unit, found in a text. */
export interface Figure {
  /** Only digits, a range with an en dash: `3796`, `25–50`. */
  value: string;
  /** In canonical form: `%`, `weeks`, `studies per day`, `$`. */
  unit: string;
  /** Its position in the text, with its unit. */
  start: number;
  end: number;
}

/** Not “one”, which is rarely a count. */
const words = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const numberWords = words.split('|');
const number = String.raw`(?:\d{1,3}(?:[,\u00a0\u2009\u202f]\d{3})+|\d+)(?:\.\d+)?`;
const counted =
  'person-hours?|minutes?|hours?|days?|weeks?|months?|years?|articles?|records?|abstracts?|' +
  'citations?|studies|study|works?|publications?|papers?|simulations?|submissions?';
const scale = String.raw`(?:(?:thousand|million|billion)\s)?`;
const unit = String.raw`%|per\s?cent\b|${scale}(?:${counted})\b`;
/** "4,000+ new PubMed publications": words between a count and the counted items. */
const kinds = String.raw`(?:(?:(?!(?:${words}|${counted}|and|or|of|to|in|on|for|at|with|million|billion|thousand)\b)[a-z]+\s){1,2}(?=(?:${counted})\b))?`;
const span = String.raw`\s?(?:–|—|-|\bto\b)\s?`;
const quantity = String.raw`(${number}|\b(?:${words})\b)\+?(?:(?:\s?(?:%|per\s?cent))?${span}(?:US)?\$?(${number}|\b(?:${words})\b)\+?)?`;
const perDay = String.raw`(?:\s(?:(?:a|per|each|every)\s(day|week|month|year)|(daily))\b)?`;

const money = new RegExp(String.raw`(?:US)?\$${quantity}`, 'giu');
/** A figure is not part of a longer number, of a date or of a name such as "Article-2". */
const measured = new RegExp(
  String.raw`(?<![\p{L}\d.,–$-])${quantity}[\s-]?${kinds}(${unit})${perDay}`,
  'giu',
);
/** "Between 25% and 50%" is also a range. */
const between = new RegExp(
  String.raw`\bbetween\s(?:US)?\$?(${number})(?:\s?(?:%|per\s?cent))?\sand\s(?:US)?\$?(${number})[\s-]?${kinds}(${unit})${perDay}`,
  'giu',
);
/** "8–24 to 2–6 months": the first takes its unit from the second. */
const followingUnit = new RegExp(
  String.raw`(?<![\p{L}\d.,–$-])(${number})\s?[–-]\s?(${number})(?=\s(?:to|and|or)\s${number}\s?[–-]\s?${number}\s?(${unit}))`,
  'giu',
);
/** Percentages to ignore: a difference between two, or the level of an interval. */
const otherPercentage =
  /^\s?(?:-?\s?points?\b|(?:confidence|credible|prediction)?\s?(?:intervals?|CIs?)\b|CrIs?\b)/iu;

/** "Three months later" is a moment, not a duration. */
const moment = /^\s(?:after|before|later|ago|earlier|ahead)\b/iu;
const durations = /^(?:minutes|hours|days|weeks|months|years)$/u;

/** Whether a unit, in canonical form, is one of time. */
export function isDuration(unit: string): boolean {
  return durations.test(unit);
}

function isOther({ unit, end }: Figure, text: string): boolean {
  const rest = text.slice(end);
  return (unit === '%' && otherPercentage.test(rest)) || (isDuration(unit) && moment.test(rest));
}

function plain(quantity: string): string {
  const word = numberWords.indexOf(quantity.toLowerCase());
  if (word !== -1) return String(word + 2);
  const digits = quantity.replace(/[,\u00a0\u2009\u202f]/gu, '');
  return digits.includes('.') ? String(Number(digits)) : digits;
}

/** The canonical form of a value: digits without separators or final zeros of a fraction. */
export function plainValue(from: string, to?: string): string {
  return to === undefined ? plain(from) : `${plain(from)}–${plain(to)}`;
}

/** The canonical form of a unit, plural and lower case. */
export function plainUnit(written: string, every?: string): string {
  const unit = written.toLowerCase().replace(/per\s?cent/u, '%');
  if (unit === '%') return unit;
  const plural = unit === 'study' ? 'studies' : unit.endsWith('s') ? unit : `${unit}s`;
  return every === undefined ? plural : `${plural} per ${every.toLowerCase()}`;
}

/** The parts of a match: quantity, end of its range, unit, and frequency. */
function toFigures(match: RegExpExecArray, fixedUnit?: string): Figure[] {
  const [whole, from = '', to, unit = '', every, daily] = match;
  if (to === undefined && isYear(from)) return [];
  const place = { start: match.index, end: match.index + whole.length };
  const figure = { unit: fixedUnit ?? plainUnit(unit, daily === undefined ? every : 'day') };
  // "2,500 to 85 person-hours" is not a range.
  return to !== undefined && Number(plain(from)) > Number(plain(to))
    ? [from, to].map((one) => ({ ...figure, ...place, value: plain(one) }))
    : [{ ...figure, ...place, value: plainValue(from, to) }];
}

/** "In 2025 new studies appeared" contains no count. */
function isYear(quantity: string): boolean {
  return /^(?:19|20)\d\d$/u.test(quantity);
}

/**
 * The figures of a text that have a unit, in their order: "97 %", "25–50 per cent", "under two
 * weeks", "20–50 studies a day", "$50,000–200,000". Shares in words ("3 in 100") are beyond it.
 */
export function figuresIn(text: string): Figure[] {
  const found = [
    ...[...text.matchAll(money)].flatMap((match) => toFigures(match, '$')),
    ...[...text.matchAll(between)].flatMap((match) => toFigures(match)),
    ...[...text.matchAll(followingUnit)].flatMap((match) => toFigures(match)),
    ...[...text.matchAll(measured)].flatMap((match) => toFigures(match)),
  ];
  const figures: Figure[] = [];
  for (const figure of found.sort((one, other) => one.start - other.start)) {
    const before = figures.at(-1);
    const apart = before === undefined || figure.start >= before.end;
    const ofOnePair = before?.start === figure.start && before.end === figure.end;
    if ((apart || ofOnePair) && !isOther(figure, text)) figures.push(figure);
  }
  return figures;
}
