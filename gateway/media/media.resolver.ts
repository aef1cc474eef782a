import {
  Arg,
  Args,
  ArgsType,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Author } from '../access/actor.ts';
import {
  connectionOf,
  connectionTypes,
  counted,
  PageArgs,
  type CountedConnection,
} from '../graphql/connection.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { imageAddressOf, sizeOfImageAt } from '../images/image-address.ts';
import type { ShownImages } from '../site/shown-images.ts';
import type { MediaService } from './media.service.ts';
import { altTextOf, placeOf, type ImagesQuery, type LibraryImage } from './select-images.ts';

@ObjectType('ImageUse', { description: 'A text that uses an image.' })
class ImageUseType {
  @Field({ description: 'The title of the text.' })
  title!: string;

  @Field({ description: 'The path where the text is read or edited.' })
  url!: string;
}

@ObjectType('Image', { description: 'An uploaded image.' })
class ImageType {
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

const ImageConnection = connectionTypes('Image', ImageType, 'newest first');

@ArgsType()
class ImagesArgs extends PageArgs implements ImagesQuery {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in the alternative text, the file name, the uploader or the uses.',
  })
  search?: string | null;
}

const idOfImage = { description: 'Id of the image.' };

/** GraphQL resolver for the image library (product 12.6). */
@Resolver()
export class MediaResolver {
  constructor(
    private readonly media: MediaService,
    private readonly shown: ShownImages,
  ) {}

  @Query(() => ImageConnection, {
    description: 'The uploaded images, newest first. Administrator only.',
    complexity: 300,
  })
  async images(
    @CurrentAuthor() actor: Author,
    @Args(() => ImagesArgs) query: ImagesArgs,
  ): Promise<CountedConnection<ImageType>> {
    const found = await this.media.list(actor, query);
    const { edges, pageInfo } = connectionOf(found, placeOf);
    const shown = edges.map(({ cursor, node }) => ({ cursor, node: this.typed(node) }));
    return counted({ edges: shown, pageInfo }, () => Promise.resolve(found.total));
  }

  @Mutation(() => ImageType, {
    description: 'Sets the initial alternative text of new uses of an image. Administrator only.',
  })
  async updateImage(
    @Arg('id', () => ID, idOfImage) id: string,
    @Arg('altText', () => String, {
      description: 'One line; empty if the image is only decorative.',
    })
    altText: string,
    @CurrentAuthor() actor: Author,
  ): Promise<ImageType> {
    return this.typed(await this.media.update(actor, id, altText));
  }

  @Mutation(() => ID, {
    description:
      'Deletes an image and returns its id; CONFLICT, naming the uses, while the image is used. Administrator only.',
  })
  async deleteImage(
    @Arg('id', () => ID, idOfImage) id: string,
    @CurrentAuthor() actor: Author,
  ): Promise<string> {
    await this.media.delete(actor, id);
    return id;
  }

  private typed(entry: LibraryImage): ImageType {
    const { image, usedIn } = entry;
    const { name, file, bytes, fileName, uploadedAt, uploadedBy } = image;
    const url = imageAddressOf(name);
    const size = sizeOfImageAt(imageAddressOf(file ?? name)) ?? { width: 0, height: 0 };
    const shownUrl = this.shown.address(url);
    const details = { altText: altTextOf(entry), fileName, uploadedAt, uploadedBy, usedIn };
    return { id: name, url, shownUrl, ...size, bytes: bytes ?? 0, ...details };
  }
}
