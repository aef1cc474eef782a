import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../graphql/connection-types.ts';

@ObjectType('ImageUse', { description: 'A text that uses an image.' })
export class ImageUseType {
  @Field({ description: 'The title of the text.' })
  title!: string;

  @Field({ description: 'The path where the text is read or edited.' })
  url!: string;
}

@ObjectType('Image', { description: 'An uploaded image.' })
export class ImageType {
  @Field(() => ID, { description: 'Its id: the last part of its URL.' })
  id!: string;

  @Field({ description: 'Its permanent URL on this site.' })
  url!: string;

  @Field({
    description:
      'The URL with a version token once the image was replaced, so that no browser shows a previous version.',
  })
  shownUrl!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;

  @Field(() => Int, { description: 'Size in bytes; 0 while its file is missing.' })
  bytes!: number;

  @Field({
    description:
      'The initial alternative text of new uses: its own, else the one that a use gives it; may be empty.',
  })
  altText!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the file that was uploaded; null if not known.',
  })
  fileName!: string | null;

  @Field(() => Date, { nullable: true, description: 'Null if not known.' })
  uploadedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the uploader; null if not known.',
  })
  uploadedBy!: string | null;

  @Field(() => [ImageUseType], {
    description:
      'The uses of the image: posts, unsaved drafts, pending changes and parts of the content.',
  })
  usedIn!: readonly ImageUseType[];
}

export const ImageConnection = connectionTypes('Image', ImageType, 'newest first');
