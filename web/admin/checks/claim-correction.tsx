import { Alert, Button, Flex } from 'antd';
import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ClaimCorrectionDocument, type ClaimCorrectionQuery } from '../../generated/admin.ts';
import { whileInSight } from '../shell/page-visibility.ts';
import {
  endCorrection,
  onPublication,
  useCorrectedClaims,
  type CorrectedClaim,
} from './corrected-claims.ts';
import './checks.css';

interface Place {
  title: string;
  url: string;
  /** The sentence with the different figure. */
  excerpt: string;
}

type Review = ClaimCorrectionQuery['claimReview'];

const isRead = ({ checked, total }: Review): boolean => checked >= total;

/** The places that show another figure than these claims. */
function differingPlaces(review: Review, claims: readonly CorrectedClaim[]): Place[] {
  return review.claims
    .filter(({ claim }) => claims.some(({ id }) => id === claim))
    .flatMap((claim) => claim.places.filter(({ agrees }) => !agrees));
}

/** Whether the administration shows this place. */
function isShown({ url }: Pick<Place, 'url'>, search: string): boolean {
  const shown = new URLSearchParams(search);
  return [...new URL(url, location.origin).searchParams].every(
    ([name, value]) => shown.get(name) === value,
  );
}

/** The place after the one that is shown, in turn; several places may be on one screen. */
function nextPlace(places: readonly Place[], search: string): Place | undefined {
  const after = places.findIndex((place) => isShown(place, search)) + 1;
  const inTurn = [...places.slice(after), ...places.slice(0, after)];
  return inTurn.find((place) => !isShown(place, search)) ?? inTurn[0];
}

function countText(count: number, reading: boolean): string {
  const places = count === 1 ? '1 place shows' : `${String(count)} places show`;
  return reading
    ? `${places} a different figure so far. Reading the published posts…`
    : `${places} a different figure.`;
}

/**
 * Leads through the places that show another figure than the changed claims, one by one, above all
 * tabs (contract 20.7). A publication of the shown place opens the next.
 */
export function ClaimCorrection() {
  const claims = useCorrectedClaims();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data, previousData, refetch } = useQuery(
    ClaimCorrectionDocument,
    claims.length > 0 ? { fetchPolicy: 'network-only', ...whileInSight } : skipToken,
  );
  const again = useEffectEvent(() => {
    if (claims.length > 0) void refetch().catch(() => undefined);
  });
  useEffect(() => again(), [search]);
  const review = (data ?? previousData)?.claimReview;
  const reading = review !== undefined && !isRead(review);
  useEffect(() => {
    // The server reads changed posts in steps, one with each query.
    const timer = reading ? setTimeout(() => again(), 1_000) : undefined;
    return () => clearTimeout(timer);
  }, [reading, data]);
  const places = review === undefined ? [] : differingPlaces(review, claims);
  const openNext = useEffectEvent(async () => {
    const shown = places.findIndex((place) => isShown(place, search));
    if (shown === -1) return;
    let later = (await refetch()).data?.claimReview;
    for (let step = 0; later && !isRead(later) && step < later.total; step += 1) {
      later = (await refetch()).data?.claimReview;
    }
    const left = later ? differingPlaces(later, claims) : [];
    const next = left.find((place) => isShown(place, search)) ?? left[shown % left.length];
    if (next) void navigate(next.url);
  });
  useEffect(() => onPublication(() => void openNext().catch(() => undefined)), []);
  if (claims.length === 0 || review === undefined) return null;
  const next = nextPlace(places, search);
  const here = places.find((place) => isShown(place, search));
  return (
    <section className="adm-correction" aria-label="Places to correct">
      <Alert
        type="info"
        role="status"
        title={claims.map(({ subject, figure }) => `${subject}: ${figure}`).join(', ')}
        description={
          places.length > 0
            ? `${countText(places.length, reading)}${here ? ` Here: “${here.excerpt}” Once it is published, the next place opens.` : ''}`
            : reading
              ? 'Reading the published posts…'
              : 'No place shows a different figure.'
        }
        action={
          <Flex wrap gap={8}>
            {next === undefined ? null : (
              <Button onClick={() => void navigate(next.url)}>Next place: {next.title}</Button>
            )}
            <Button type="text" onClick={endCorrection}>
              {places.length > 0 || reading ? 'Stop' : 'Done'}
            </Button>
          </Flex>
        }
      />
    </section>
  );
}
