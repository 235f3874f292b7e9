import { tourOf } from './screen-problems.ts';

tourOf('visitor', '%s');
