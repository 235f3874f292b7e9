import { tourOf } from './screen-problems.ts';

/** Every screen, on phone and desktop, light and dark: no axe findings, no sideways scrolling, one heading, a title. */

tourOf('visitor');
tourOf('seeker');
