import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContentField } from '../../fields/content-field.ts';
import type { PartForm } from '../use-part-values.ts';
import { linkFields, linksIn, sameLink, type LinkPlace } from './link-places.ts';

/** Copies edits of an original link to all places that repeat it. */
export function useRepeatedLinks(form: UseFormReturn<PartForm>, field: ContentField): void {
  const last = useRef(new Map<string, LinkPlace['link']>());
  const homesNow = () => [...linksIn(field, form.getValues('part'))].filter(({ home }) => home);
  const remember = (homes: readonly LinkPlace[]) => {
    last.current = new Map(homes.map(({ name, link }) => [name, { ...link }]));
  };
  const begin = useEffectEvent(() => remember(homesNow()));
  const follow = useEffectEvent(() => {
    if (last.current.size === 0) return;
    const before = last.current;
    const homes = homesNow();
    remember(homes);
    for (const { name, link } of homes) {
      const was = before.get(name);
      if (was === undefined || linkFields.every((each) => was[each] === link[each])) continue;
      for (const place of linksIn(field, form.getValues('part'))) {
        if (place.home || !sameLink(was, place.link)) continue;
        const copy = place.name as 'part';
        form.setValue(copy, { ...place.link, ...link }, { shouldDirty: true });
      }
    }
  });
  useEffect(() => {
    begin();
    return form.subscribe({ formState: { values: true }, callback: () => follow() });
  }, [form]);
}
