import { Arg, Args, ArgsType, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { connectionOf, PageArgs } from '../graphql/connection.ts';
import { counted, type CountedConnection } from '../graphql/connection-types.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { imageAddressOf, sizeOfImageAt } from '../images/image-address.ts';
import type { ShownImages } from '../site/shown-images.ts';
import { ImageConnection, ImageType } from './image.type.ts';
import type { MediaService } from './media.service.ts';
import { altTextOf, placeOf, type ImagesQuery, type LibraryImage } from './select-images.ts';

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
