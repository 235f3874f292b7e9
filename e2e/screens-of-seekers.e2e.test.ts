import { tourOf } from './screen-problems.ts';

tourOf('seeker', 'asvs-7.4.4 %s, with a logout');
