import { describe, expect, it } from 'vitest';
import {
  ipv6PrefixBits,
  aiLimits,
  blogLimits,
  contentCounts,
  layout,
  mailRetry,
  postLimits,
  rateLimits,
  requestLimits,
  searchLimits,
  terms,
  timings,
  toastLimits,
} from './limits.ts';

describe('product 1.9: business constants and limits', () => {
  it.each([
    ['project description 100 characters', requestLimits.projectDescriptionMin, 100],
    ['referral source 3', requestLimits.referralSourceMin, 3],
    ['demo message 10', requestLimits.messageMin, 10],
    ['profile URL (demo) 10', requestLimits.demoProfileUrlMin, 10],
    ['names 1', requestLimits.nameMin, 1],
    ['platforms at least 1', requestLimits.platformsMin, 1],
    ['post content 100', postLimits.contentMin, 100],
    ['24 home FAQs', contentCounts.homeFaqs, 24],
    ['8 FAQs per article', contentCounts.faqsPerArticle, 8],
    ['team 7 members', contentCounts.teamMembers, 7],
    ['6 service cards', contentCounts.serviceCards, 6],
    ['12 navigation tiles', contentCounts.navigationTiles, 12],
    ['2 testimonials', contentCounts.testimonials, 2],
    ['about 25 partner logos', contentCounts.partnerLogosAbout, 25],
    ['teaser shows 3 articles', blogLimits.teaserPosts, 3],
    ['top 3 by date flagged featured', blogLimits.featuredPosts, 3],
    ['related articles 2 per article', blogLimits.relatedPosts, 2],
    ['tags shown per related card: 2', blogLimits.tagsPerRelatedCard, 2],
    ['cards show up to 3 tags', blogLimits.tagsPerCard, 3],
    ['+10 term in title', searchLimits.titleScore, 10],
    ['+8 in tags', searchLimits.tagsScore, 8],
    ['+5 in excerpt', searchLimits.excerptScore, 5],
    ['+2 per occurrence in content', searchLimits.contentOccurrenceScore, 2],
    ['snippet length default 150', searchLimits.snippetLengthDefault, 150],
    ['120 used', searchLimits.snippetLengthUsed, 120],
    ['max snippets default 3', searchLimits.snippetsDefault, 3],
    ['2 used', searchLimits.snippetsUsed, 2],
    ['hash scroll delay 100 ms', timings.hashScrollDelayMs, 100],
    ['blog-list scroll delay 10 ms', timings.blogListScrollDelayMs, 10],
    ['tooltip delay 700 ms', timings.tooltipDelayMs, 700],
    ['tooltip skip 300 ms', timings.tooltipSkipMs, 300],
    ['toast 5000 ms', timings.toastMs, 5000],
    ['one toast at a time', toastLimits.visibleMax, 1],
    ['swipe threshold 50 px', toastLimits.swipeThresholdPx, 50],
    ['toast container max 420 px', toastLimits.maxWidthPx, 420],
    ['content max width 1200 px', layout.contentMaxWidthPx, 1200],
    ['logo tiles 128 px wide', layout.logoTileWidthPx, 128],
    ['logo tiles 80 px high', layout.logoTileHeightPx, 80],
    ['minimum age 18', terms.minimumAge, 18],
    ['30 days informal dispute period', terms.informalDisputeDays, 30],
    ['arbitration threshold US$10,000', terms.arbitrationThresholdUsd, 10_000],
    ['hearing within 25 miles of Ottawa', terms.hearingWithinMilesOfOttawa, 25],
    ['liability cap: fees of the prior 12 months', terms.liabilityCapMonths, 12],
    ['confidentiality lasts 5 years', terms.confidentialityYears, 5],
  ])('%s', (_statement, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('24 home FAQs are 3 columns of 8', () => {
    expect(contentCounts.homeFaqColumns * contentCounts.homeFaqsPerColumn).toBe(
      contentCounts.homeFaqs,
    );
  });
});

describe('product 9.12: limits', () => {
  const perMinute = (limit: { points: number; seconds: number }) =>
    (limit.points * 60) / limit.seconds;

  it.each([
    ['item 18: forms 60 per 10 minutes', perMinute(rateLimits.formsPerAddress), 6],
    ['item 18: 600 a minute overall', perMinute(rateLimits.formsOverall), 600],
    ['item 18: reads 1,200 a minute per address', perMinute(rateLimits.readsPerAddress), 1200],
    ['item 18: login 30 per 10 minutes', perMinute(rateLimits.loginsPerAddress), 3],
    ['item 18: IPv6 per /56', ipv6PrefixBits, 56],
    ['item 7: read time is words / 200', postLimits.wordsPerMinute, 200],
    ['item 7: excerpt up to 160 characters', postLimits.derivedExcerptMax, 160],
    ['item 25: 60 s without a byte ends the AI call', aiLimits.silenceMs, 60_000],
    ['item 25: first mail retry within 10 s', mailRetry.firstWithinMs, 10_000],
    ['item 25: doubling', mailRetry.factor, 2],
    ['item 25: up to 15 minutes', mailRetry.maxDelayMs, 15 * 60_000],
  ])('%s', (_statement, actual, expected) => {
    expect(actual).toBe(expected);
  });
});
