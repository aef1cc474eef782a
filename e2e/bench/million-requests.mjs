import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { loadBuilt } from './built.mjs';

const names = ['Ada', 'Amir', 'Ingrid', 'Mei', 'Tomás', 'Noor', 'Pavel', 'Zanele', 'Yuki', 'Lena'];
const surnames = ['Rahimi', 'Larsen', 'Okafor', 'Tanaka', 'Weiss', 'Moreau', 'Silva', 'Novak'];
const companies = ['Northgate Biotech', 'Lakehead', 'Meridian HTA', 'Sable Pharma', 'Orbis Access'];
const platforms = ['Lens', 'Waters', 'Compass', 'Harbour'];
const studies = ['1-10', '11-50', '51-100', '100+'];
const statuses = ['new', 'contacted', 'closed', 'closed', 'closed'];
const sources = ['newsletter', 'linkedin', 'conference', null];
const text = `We prepare a dossier for a rare disease and compare the evidence of several
submissions across markets, with an indirect comparison and a budget impact model. The team has
screened some thousand abstracts by hand so far and would like to see what the agents do with
them, how decisions are recorded, and how an assessor can follow them afterwards. `;

/** One row, derived from its number, so that every run measures the same table. */
function rowOf(index, at) {
  const pick = (list, step) => list[Math.floor(index / step) % list.length];
  const access = index % 3 === 0;
  const first = pick(names, 1);
  const last = `${pick(surnames, 7)}${String(index % 5_000)}`;
  const email = `${first}.${last}@${pick(companies, 3).toLowerCase().replace(' ', '-')}.example`;
  const message = text + (index % 100_000 === 77 ? 'Ask for the heffalump cohort.' : '');
  const source = pick(sources, 2);
  const platform = pick(platforms, 5);
  return {
    id: uuidv7({ msecs: at }),
    kind: access ? 'access' : 'demo',
    firstName: first,
    lastName: last,
    affiliation: pick(companies, 3),
    email,
    profileUrl: `https://orcid.example/${String(index)}`,
    referralSource: 'A conference poster',
    consent: 1,
    status: pick(statuses, 11),
    createdAt: new Date(at).toISOString().replace('T', ' ').replace('Z', ''),
    searchText: [first, last, email, pick(companies, 3), message].join('\n').toLowerCase(),
    emailKey: email.toLowerCase(),
    fingerprint: createHash('sha256').update(String(index)).digest('hex'),
    suspect: index % 50 === 0 ? 1 : 0,
    consentVersion: '2025-06-26',
    source: JSON.stringify({ button: 'hero', ...(source ? { utmSource: source } : {}) }),
    projectDescription: access ? message : null,
    numberOfStudies: access ? pick(studies, 3) : null,
    nonCommercialUse: access ? 1 : null,
    message: access ? null : message,
    platformsToDemo: access ? null : JSON.stringify([platform]),
  };
}

/** Fills the table of a migrated SQLite file with requests of the last three years. */
export async function fillWithRequests(file, count) {
  const { BetterSqlite3 } = await loadBuilt('benchmarks');
  const connection = new BetterSqlite3(file);
  connection.pragma('synchronous = OFF');
  const { consent, ...shared } = Object.fromEntries(
    Object.keys(rowOf(0, 0)).map((column) => [column, `@${column}`]),
  );
  const values = {
    ...shared,
    dataCommunicationsConsent: consent,
    dataProcessingConsent: consent,
  };
  const insert = connection.prepare(
    `INSERT INTO visitor_request (${Object.keys(values).join(', ')})
     VALUES (${Object.values(values).join(', ')})`,
  );
  const now = Date.now();
  const step = (3 * 365 * 86_400_000) / count;
  connection.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      insert.run(rowOf(index, Math.floor(now - (count - index) * step)));
    }
  })();
  connection.close();
}
