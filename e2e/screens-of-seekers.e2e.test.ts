import { tourOf } from './screen-problems.ts';

tourOf('seeker');
