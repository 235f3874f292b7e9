import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { MyConsentsDocument, MyDataExportDocument } from '../privacy/privacy-documents.ts';

export const requests: PageRequests = () => [{ query: MyDataExportDocument }, { query: MyConsentsDocument }];
