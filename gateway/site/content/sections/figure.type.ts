import { Field, ObjectType } from 'type-graphql';
import type {
  Figure as FigureContent,
  Point as PointContent,
} from '../../../../schema/content/sections.ts';

/** A numbered figure. */
@ObjectType('Figure', { description: 'A numbered figure.' })
export class Figure implements FigureContent {
  @Field({ description: 'Its number, such as "Fig. 1".' })
  number!: string;

  @Field({ description: 'What the figure shows.' })
  alt!: string;

  @Field({ description: 'What the marks mean.' })
  caption!: string;
}

/** A titled statement. */
@ObjectType('Point', { description: 'A titled statement.' })
export class Point implements PointContent {
  @Field({ description: 'Title.' })
  title!: string;

  @Field({ description: 'Statement.' })
  text!: string;
}
