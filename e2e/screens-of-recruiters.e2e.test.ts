import { tourOf } from './screen-problems.ts';

tourOf('hr', 'asvs-7.4.4 %s, with a logout');
