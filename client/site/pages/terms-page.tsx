import { InfoPage } from '../info/info-page.tsx';
import { termsText } from '../info/info-texts.ts';

export const TermsPage = () => <InfoPage text={termsText} />;
