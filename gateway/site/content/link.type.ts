import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { DialogButton as DialogButtonContent } from '../../../schema/content/parts.ts';

/** The two request dialogs (product 3.1). */
export const RequestDialog = { access: 'access', demo: 'demo' } as const;

registerEnumType(RequestDialog, {
  name: 'RequestDialog',
  description: 'One of the two request dialogs.',
  valuesConfig: {
    access: { description: 'Request Access to Loon Lens.' },
    demo: { description: 'Request a Demo.' },
  },
});

@ObjectType('Link', { description: 'A link within the site or to another one.' })
export class Link {
  @Field({ description: 'Text of the link.' })
  label!: string;

  @Field({ description: 'A path or anchor of this site, or an absolute https:// URL.' })
  href!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the URL is a placeholder; null for a link within the site.',
  })
  sample?: boolean;
}

@ObjectType('DialogButton', { description: 'A button that opens a request dialog.' })
export class DialogButton implements DialogButtonContent {
  @Field({ description: 'Text of the button.' })
  label!: string;

  @Field(() => RequestDialog, { description: 'The dialog it opens.' })
  opens!: DialogButtonContent['opens'];
}

@ObjectType('LinkedText', { description: 'A part of a sentence, with its link if it has one.' })
export class LinkedText {
  @Field({ description: 'The words, with the surrounding spaces.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The target of the link within the site.' })
  href?: string;
}
