import { useSiteFrameSuspenseQuery } from '../../generated/site.ts';

/** The way that always works: the end of a sentence that begins with what it is for. */
export function WriteToUs() {
  const address = useSiteFrameSuspenseQuery().data.site.emails.sales;
  return (
    <>
      reply to the e-mail that brought you here, or write to{' '}
      <a className="tlink" href={`mailto:${address}`}>
        {address}
      </a>
    </>
  );
}
