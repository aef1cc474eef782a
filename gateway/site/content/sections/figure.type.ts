import { Field, ObjectType } from 'type-graphql';
import type {
  Figure as FigureContent,
  Point as PointContent,
} from '../../../../schema/content/sections.ts';

@ObjectType('Figure', { description: 'A numbered figure.' })
export class Figure implements FigureContent {
  @Field({ description: 'Its number, such as "Fig. 1".' })
  number!: string;

  @Field({ description: 'What the figure shows.' })
  alt!: string;

  @Field({ description: 'Legend that explains the symbols of the figure.' })
  caption!: string;
}

@ObjectType('Point', { description: 'A titled statement.' })
export class Point implements PointContent {
  @Field({ description: 'Title.' })
  title!: string;

  @Field({ description: 'Statement.' })
  text!: string;
}
