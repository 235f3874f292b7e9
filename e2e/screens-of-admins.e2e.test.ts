import { tourOf } from './screen-problems.ts';

tourOf('admin', 'asvs-7.4.4 %s, with a logout');
