import { t } from '@lingui/core/macro';
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import * as z from 'zod/mini';
import { exactTotalLimit } from './product.rules.ts';
import { mapped } from './text.rules.ts';

export const largestPageSize = 100;
const pageSizeMessage = () => t`A page has 1 to ${largestPageSize} rows.`;

/** The total may be on its way still while the rows are worked on. */
export interface Page<Item> {
  items: Item[];
  total: number | Promise<number>;
  totalIsExact: boolean | Promise<boolean>;
  page: number;
  pageSize: number;
  endCursor: string | null;
}

/** The fields of an input that asks for a page; null counts as not given. */
export const pageInput = (usualPageSize: number) => ({
  page: mapped(
    z.nullish(
      z
        .int()
        .check(
          z.minimum(1, { error: () => t`Pages are counted from 1.` }),
          z.maximum(exactTotalLimit, { error: () => t`There is no such page.` }),
        ),
    ),
    (page) => page ?? 1,
  ),
  pageSize: mapped(
    z.nullish(
      z.int().check(z.minimum(1, { error: pageSizeMessage }), z.maximum(largestPageSize, { error: pageSizeMessage })),
    ),
    (size) => size ?? usualPageSize,
  ),
});

type Counted = number | Promise<number>;
const onceCounted = <Answer>(counted: Counted, answer: (total: number) => Answer): Answer | Promise<Answer> =>
  typeof counted === 'number' ? answer(counted) : counted.then(answer);

interface Ending {
  endCursor?: string | null;
  exactUpTo?: number;
}

/** Puts a page together; its rows were `counted` up to one more than `exactUpTo`. */
export const toPage = <Item>(
  items: Item[],
  counted: Counted,
  { page, pageSize }: { page: number; pageSize: number },
  { endCursor = null, exactUpTo = exactTotalLimit }: Ending = {},
): Page<Item> => ({
  items,
  get total() {
    return onceCounted(counted, (total) => Math.min(total, exactUpTo));
  },
  get totalIsExact() {
    return onceCounted(counted, (total) => total <= exactUpTo);
  },
  page,
  pageSize,
  endCursor,
});

export const pageArg = { nullable: true, defaultValue: 1, description: 'Number of the page, from 1.' } as const;
export const pageSizeArg = (usual: number) =>
  ({ nullable: true, defaultValue: usual, description: 'Rows of a page, at most 100.' }) as const;

/** The class to extend for the GraphQL page type of one kind of item. */
export function pageOf<Item extends object>(ItemType: ClassType<Item>, exactUpTo = exactTotalLimit) {
  @ObjectType({ simpleResolvers: true })
  abstract class PageBase implements Page<Item> {
    @Field(() => [ItemType], { description: 'The rows of this page.' })
    items!: Item[];

    @Field(() => Int, { description: `How many rows there are on all pages, counted up to ${exactUpTo}.` })
    total!: number | Promise<number>;

    @Field(() => Boolean, { description: 'False when there are more rows than were counted.' })
    totalIsExact!: boolean | Promise<boolean>;

    @Field(() => Int, { description: 'Number of this page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'Most rows of a page.' })
    pageSize!: number;

    @Field(() => String, {
      nullable: true,
      description: 'Where this page ends; give it as `after`, where a list takes one, to read on.',
    })
    endCursor!: string | null;
  }
  return PageBase;
}

/** A part of a list that is only read on, from the mark of its last row: no one counts it. */
export interface Slice<Item> {
  items: Item[];
  /** Null at the end. */
  endCursor: string | null;
}

/** The fields of an input that asks for a slice. */
export const sliceInput = (usualSize: number) => ({
  pageSize: pageInput(usualSize).pageSize,
  after: z.nullish(z.string().check(z.maxLength(200))),
});

/** Of rows that were read up to one more than `size`. */
export const toSlice = <Item>(rows: Item[], size: number, cursorOf: (row: Item) => string): Slice<Item> => {
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { items: rows.slice(0, size), endCursor: last === undefined ? null : cursorOf(last) };
};

export const readOnArg = {
  nullable: true,
  description: 'Reads on after this `endCursor`, instead of `page`.',
} as const;
export const afterArg = { nullable: true, description: '`endCursor` of the part before.' } as const;

/** The class to extend for the GraphQL type of a slice of one kind of item. */
export function sliceOf<Item extends object>(ItemType: ClassType<Item>) {
  @ObjectType({ simpleResolvers: true })
  abstract class SliceBase implements Slice<Item> {
    @Field(() => [ItemType], { description: 'The rows of this part.' })
    items!: Item[];

    @Field(() => String, { nullable: true, description: 'Give it as `after` to read on; null at the end of the list.' })
    endCursor!: string | null;
  }
  return SliceBase;
}
