import { InfoPage } from '../features/site/info-page.tsx';
import { termsText } from '../features/site/info-texts.ts';

export const TermsPage = () => <InfoPage text={termsText} />;
