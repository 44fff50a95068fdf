import { HelpPanes } from '../parts/help-panes.tsx';

/** The help centre: search and topics. */
export default function HelpCenter() {
  return <HelpPanes />;
}
