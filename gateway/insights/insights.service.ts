import { RequestKind } from '../requests/entities/visitor-request.entity.ts';
import { daysOf, type Period } from './insights-period.ts';
import {
  FunnelStep,
  type InsightsCampaign,
  type InsightsDay,
  type InsightsExperience,
  type InsightsFruitlessSearch,
  type InsightsFunnel,
  type InsightsPage,
  type InsightsSearch,
  type InsightsSource,
  type InsightsTotals,
} from './insights.types.ts';

/** Reads what was counted, for the administrator. */
export class InsightsService {
  /** Writes what this gateway has counted and not yet written. */
  bringUpToDate(): Promise<void> {
    return Promise.resolve();
  }

  /** Sums of all days of a period. */
  readonly totals: (period: Period) => Promise<InsightsTotals> = () => {
    const none = { views: 0, visits: 0, searches: 0 };
    return Promise.resolve({ ...none, fruitlessSearches: 0, dialogs: 0, requests: 0 });
  };

  /** Every day of a period, also those on which nothing was counted. */
  days(period: Period): Promise<InsightsDay[]> {
    const none = { views: 0, visits: 0, requests: 0 };
    return Promise.resolve(daysOf(period).map((day) => ({ day, ...none })));
  }

  /** The pages viewed most. */
  readonly pages: (period: Period) => Promise<InsightsPage[]> = () => Promise.resolve([]);

  /** The sources of most visits. */
  readonly sources: (period: Period) => Promise<InsightsSource[]> = () => Promise.resolve([]);

  /** The campaigns of most visits. */
  readonly campaigns: (period: Period) => Promise<InsightsCampaign[]> = () => Promise.resolve([]);

  /** What was searched for most. */
  readonly searches: (period: Period) => Promise<InsightsSearch[]> = () => Promise.resolve([]);

  /** What was searched for most in vain. */
  readonly fruitlessSearches: (period: Period) => Promise<InsightsFruitlessSearch[]> = () =>
    Promise.resolve([]);

  /** How far people got with each form. */
  readonly funnels: (period: Period) => Promise<InsightsFunnel[]> = () => {
    const steps = Object.values(FunnelStep).map((step) => ({ step, count: 0 }));
    const forms = Object.values(RequestKind);
    return Promise.resolve(forms.map((form) => ({ form, steps, abandonedAt: [] })));
  };

  /** How fast and steady the pages were. */
  readonly experience: (period: Period) => Promise<InsightsExperience[]> = () =>
    Promise.resolve([]);
}
