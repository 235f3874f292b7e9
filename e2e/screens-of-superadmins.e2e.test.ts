import { tourOf } from './screen-problems.ts';

tourOf('superadmin', 'asvs-7.4.4 %s, with a logout');
