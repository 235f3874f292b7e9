import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';

/** Totals are counted up to here; a longer list only says that there are more (contract, "Pages"). */
export const exactTotalLimit = 10_000;
const largestPageSize = 100;
const pageSizeMessage = `A page has 1 to ${largestPageSize} rows.`;

export interface Page<Item> {
  items: Item[];
  total: number;
  totalIsExact: boolean;
  page: number;
  pageSize: number;
  endCursor: string | null;
}

/** The fields of an input that asks for a page; null counts as not given. */
export const pageInput = (usualPageSize: number) => ({
  page: z.number().int().min(1, 'Pages are counted from 1.').max(exactTotalLimit, 'There is no such page.').nullish().transform((page) => page ?? 1),
  pageSize: z.number().int().min(1, pageSizeMessage).max(largestPageSize, pageSizeMessage).nullish().transform((size) => size ?? usualPageSize),
});

/** Puts a page together; `total` was counted up to one more than `exactTotalLimit`. */
export const toPage = <Item>(items: Item[], total: number, asked: { page: number; pageSize: number }, endCursor: string | null = null): Page<Item> => ({
  items,
  total: Math.min(total, exactTotalLimit),
  totalIsExact: total <= exactTotalLimit,
  page: asked.page,
  pageSize: asked.pageSize,
  endCursor,
});

/** The class to extend for the GraphQL page type of one kind of item. */
export function pageOf<Item extends object>(ItemType: ClassType<Item>) {
  @ObjectType({ simpleResolvers: true })
  abstract class PageBase implements Page<Item> {
    @Field(() => [ItemType], { description: 'The rows of this page.' })
    items!: Item[];

    @Field(() => Int, { description: `How many rows there are on all pages, counted up to ${exactTotalLimit}.` })
    total!: number;

    @Field({ description: 'False when there are more rows than were counted.' })
    totalIsExact!: boolean;

    @Field(() => Int, { description: 'Number of this page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'Most rows of a page.' })
    pageSize!: number;

    @Field(() => String, { nullable: true, description: 'Where this page ends; give it as `after`, where a list takes one, to read on.' })
    endCursor!: string | null;
  }
  return PageBase;
}
