/** What is said to be wrong with the fields of antd forms and by alerts, in the order of the page. */
export const formProblems = (within: ParentNode = document) =>
  [...within.querySelectorAll('[aria-invalid=true], [role=alert]')].map((element) => {
    const [note = ''] = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return (document.getElementById(note) ?? element).textContent;
  });
