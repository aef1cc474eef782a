import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../graphql/connection-types.ts';

/** A place that shows an image. */
@ObjectType('ImageUse', { description: 'A text that uses an image.' })
export class ImageUseType {
  @Field({ description: 'What the text is called.' })
  title!: string;

  @Field({ description: 'The path at which it is read or edited.' })
  url!: string;
}

/** An image of the library. */
@ObjectType('Image', { description: 'An uploaded image.' })
export class ImageType {
  @Field(() => ID, { description: 'Its id: the last part of its address.' })
  id!: string;

  @Field({ description: 'Its address on this site, which it keeps.' })
  url!: string;

  @Field({
    description:
      'The address with a mark of the present picture, once it was replaced: no browser shows a former one for it.',
  })
  shownUrl!: string;

  @Field(() => Int, { description: 'Pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels.' })
  height!: number;

  @Field(() => Int, { description: 'What it weighs; 0 while its file is away.' })
  bytes!: number;

  @Field({ description: 'The alternative text that new uses begin with; may be empty.' })
  altText!: string;

  @Field(() => Date, { nullable: true, description: 'Null where it is not known.' })
  uploadedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who uploaded it; null where it is not known.',
  })
  uploadedBy!: string | null;

  @Field(() => [ImageUseType], {
    description: 'What uses it: posts, what is typed or waits beside them, parts of the content.',
  })
  usedIn!: readonly ImageUseType[];
}

/** Pages of images. */
export const ImageConnection = connectionTypes('Image', ImageType, 'newest first');
